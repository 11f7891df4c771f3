-- Up Migration

-- The outline of a model's lens as tracers measure it: hundredths of a millimetre from the middle
-- of the lens at equal angles, from the temple over the top. What fits into it follows from it.
alter table commerce.products
  add column lens_outline text
    constraint outline_is_numbers check (lens_outline ~ '^[0-9]{1,4}( [0-9]{1,4})*$');
