"""One file a version, numbered; never changed once it was released."""
