"""Rules tests, by section of the ledger."""
