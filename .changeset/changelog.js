/**
 * How a note becomes lines of the changelog: each point of it one, as it was written. What a person who uses
 * assistive technology can feel begins with **a11y**, which CONTRIBUTING.md asks for.
 */
export default {
  getReleaseLine: async ({ summary }) => {
    const points = summary.trim().split(/\n(?=- )/);
    return points.map((point) => `- ${point.replace(/^- /, '').replaceAll(/\s*\n\s*/g, ' ')}`).join('\n');
  },
  getDependencyReleaseLine: async () => '',
};
