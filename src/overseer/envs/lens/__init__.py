"""What environments need at every step, as part of the compiled unit."""
