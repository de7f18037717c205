"""What `bench/server` measures with: servers on one core, a load generator on the other."""
