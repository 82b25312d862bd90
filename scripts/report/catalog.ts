/** The parts of an OpenACR catalog that a report refers to. */
export interface Catalog {
  chapters: { id: string; criteria?: { id: string; components?: string[] }[] }[];
  terms: { id: string }[];
}

/** What a report names and the catalog doesn't have. The schema can't check this. */
export function catalogFaults({ chapters }: OpenAcr, catalog: Catalog): string[] {
  const terms = catalog.terms.map(({ id }) => id);
  return Object.entries(chapters).flatMap(([chapter, { criteria = [] }]) => {
    const known = catalog.chapters.find(({ id }) => id === chapter);
    if (!known) return [`The catalog has no chapter ${chapter}.`];
    return criteria.flatMap(({ num, components }) => {
      const row = known.criteria?.find(({ id }) => id === num);
      if (!row) return [`The catalog has no ${num} in ${chapter}.`];
      return components.flatMap(({ name, adherence }) => [
        ...(row.components?.includes(name) ? [] : [`The catalog has no component ${name} for ${num}.`]),
        ...(terms.includes(adherence.level) ? [] : [`The catalog has no level ${adherence.level}.`]),
      ]);
    });
  });
}

interface OpenAcr {
  chapters: Record<
    string,
    { criteria?: { num: string; components: { name: string; adherence: { level: string } }[] }[] }
  >;
}
