"""The table in the terminal: Fallout Shelter drawn, told and asked at one keyboard."""
