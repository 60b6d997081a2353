-- A search of the activity log compares its words with each action and endpoint once: a few hundred, read from this index one
-- after the other, instead of with the text of each entry.
create index activities_kinds on activities (action, endpoint);
