-- How many sentences of a model's answer make a claim: with those without support it says how much is covered. Null for
-- answers of before, and for quotes.
alter table messages add claims smallint;

-- A model can be asked to say a follow-up question so that it stands for itself.
alter table model_calls drop constraint model_calls_purpose_check;
alter table model_calls add constraint model_calls_purpose_check
  check (purpose in ('answer', 'check', 'reply', 'trial', 'embed', 'rewrite'));
