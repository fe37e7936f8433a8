-- A number typed in the palette is found by its beginning, however many there are.
create index waybills_by_awb on waybills (awb text_pattern_ops) where awb is not null;
