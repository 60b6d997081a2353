-- Names sort as people count: "Bereich 2" before "Bereich 10", umlauts beside their vowels. One collation for every list
-- that sorts by name; no index uses it, and none used "de-x-icu" before it.
create collation natural_order (provider = icu, locale = 'de-u-kn-true');
