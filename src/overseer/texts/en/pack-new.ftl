### Words of `overseer pack new`.

pack-new-made = { $folder } is a pack of cards for { $game }:
pack-new-next = Change its files in any text editor; { $page } explains every word of them. Then check it and play with it:
