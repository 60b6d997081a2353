-- A quote that is well behind the first one stands below a line of its own: it may answer the question if the first does not.
alter table citations add column further boolean not null default false;
