/** Tasks of turbo.json that run one phase after the other: the quick ones first, so that a mistake shows early. */
const quick = [['lint', 'types', 'unused', 'structure', 'docs', 'licences']];

export const layers: Record<string, string[][]> = {
  /** `npm run check` */
  quick,
  /** `npm test` */
  everyday: [...quick, ['unit'], ['build', 'package', 'size'], ['browser'], ['stories'], ['e2e'], ['bars']],
  /** `npm run test:full`: everything that is slow. */
  full: [
    ['build', 'audit'],
    ['durability'],
    ['postgres', 'fuzz'],
    ['slow'],
    ['e2e:full'],
    ['consumers'],
    ['storybook:build', 'media'],
  ],
  /** The promises that only full tests prove: from the reports of both layers, so `.ci/run` checks them last. */
  promises: [['bars:full']],
  /** `npm run test:release`: hours, or programs that few machines have. */
  release: [['durability:long'], ['soak'], ['mutations'], ['orca']],
};
