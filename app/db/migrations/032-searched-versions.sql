-- What an answer was searched in: divisions and the versions of their passages. The same answer costs no question.
alter table messages add searched text;
