"""Tables on the web: whoever has the link sits down and plays."""
