-- What was changed here last and refused by the mail's server, so that it is shown as there again; null once something else is changed.
alter table emails add column refused_change text
  check (refused_change in ('read', 'star', 'label', 'tag', 'move', 'delete'));
