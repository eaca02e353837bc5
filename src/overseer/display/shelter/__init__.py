"""What a table shows of Fallout Shelter."""
