server-title-toy = Secret Bids
server-summary-toy = Everybody bids a card in secret for the prize on the table; the highest bid wins it, if it is alone.
field-toy-prizes-left = Prizes to come
