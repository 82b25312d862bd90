/**
 * Terms that the docs don't use, as regular expressions, and their replacements. The docs linter reports them outside
 * of code and quotes.
 */
const terms = [
  // Metaphors
  ['[Dd]oors?', 'entry point, export or import'],
  ['[Tt]respass(es)?', 'violation'],
  ['[Tt]he hand', 'conventions'],
  ['[Bb]ones', 'skeleton'],
  ['[Mm]ade-up language', 'pseudo-locale'],
  // Verbs and places
  ['\\b([Ss]tands?|[Ss]tood)\\b(?! for| in for| out| up|-)', 'is, are, has or contains'],
  ['[Bb]esides?', 'next to, above, with or also'],
  ['[Aa]new', 'again'],
  ['[Bb]y (itself|themselves)', 'automatically'],
  ['[Mm]eanwhile', 'in the meantime, or leave it out'],
  // Clauses without a noun
  ['[Ww]ho(so)?ever', 'people who, or anyone who'],
  ['[Ff]or who ', 'for people who'],
  ['[Ss]omebody', 'someone, or people'],
  ['[Ee]verybody', 'everyone'],
  ['[Nn]obody', 'no one, or a sentence without it'],
  // Permission and chance
  ['(?<!\\d )may(?! \\d)', 'can, might or must'],
  ['[Cc]annot', "can't"],
  ['(?<=, | \\w{4,} )too\\.', 'also'],
  // US spelling
  ['[Cc]olour(s|ed|ing)?', 'color'],
  ['[Bb]ehaviour(s|al)?', 'behavior'],
  ['[Oo]rganis(ations?|e[ds]?|ing)', 'organization'],
  ['[Ll]icences?', 'license'],
  ['[Ll]ocalis(ation|e[ds]?|ing)', 'localization'],
  ['[Cc]ancelled|[Cc]ancelling', 'canceled'],
  ['[Gg]rey', 'gray'],
  ['[Cc]entre[ds]?', 'center'],
  ['[Cc]atalogue', 'catalog'],
  ['[Ll]abelled', 'labeled'],
  ['[Nn]eighbour(s|ing)?', 'neighbor'],
  ['[Ee]-mails?', 'email'],
  // Names
  ['react-aria(?!-)', 'React Aria'],
  ['Postgres', 'PostgreSQL'],
];

export default terms.map(([no, yes]) => ({ no, yes }));
