-- A number typed in the palette is found by its beginning, however many there are.
create index requests_by_number on requests (number text_pattern_ops);
