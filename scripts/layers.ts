/** Tasks that leave a core free: they run one test after another, or wait for the network. */
export const light = ['lint', 'durability'];

/** Tasks of turbo.json, in phases that run one after another. Quick tasks come first, so that errors show early. */
const quick = [['lint', 'types', 'unused', 'structure', 'docs', 'licences']];

export const layers: Record<string, string[][]> = {
  /** `npm run check` */
  quick,
  /** `npm test` */
  everyday: [...quick, ['unit'], ['build', 'package', 'size'], ['browser'], ['stories'], ['e2e'], ['bars']],
  /** `npm run test:full`: all slow tests. */
  full: [
    ['build', 'audit'],
    ['durability', 'consumers', 'fuzz'],
    ['packed'],
    ['postgres'],
    ['slow'],
    ['e2e:full'],
    ['storybook:build', 'media'],
  ],
  /** The requirements that only full tests prove. They need the reports of both layers, so they are checked last. */
  promises: [['bars:full']],
  /** `npm run test:release`: tests that take hours or need uncommon programs. */
  release: [
    ['durability:long'],
    ['soak'],
    ['mutations'],
    ['orca'],
    ['e2e:exhaustive'],
    ['e2e:specified'],
    ['e2e:shared'],
    ['media:exhaustive'],
    ['engines'],
    ['firefox'],
    ['firefox:stories'],
    ['e2e:firefox'],
    ['webkit'],
  ],
};
