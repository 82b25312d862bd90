/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'No import cycles at run time. Imports of types alone close no cycle: nothing of them is left at run time.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    // The tool parses TypeScript with TypeScript 6 or with swc. TypeScript 7 has no API.
    parser: 'swc',
    skipAnalysisNotInRules: true,
    // The consumers are separate projects. They contain `using`, which the visitor of swc doesn't support.
    exclude: { path: '(^|/)(consumers|dist|node_modules)/|\\.(css|mp3|png|svg|woff2?)$' },
    enhancedResolveOptions: {
      conditionNames: ['@console/source', 'import', 'types', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
