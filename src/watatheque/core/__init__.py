"""What every game stands on: no game, no network, no wall clock in here."""
