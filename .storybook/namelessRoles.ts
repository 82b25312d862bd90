import axe from 'axe-core';

/** Roles that ARIA 1.2 gives no name: the name is not said, or said in place of what stands inside. */
const nameless = [
  ...['caption', 'code', 'deletion', 'emphasis', 'generic', 'insertion', 'none', 'paragraph'],
  ...['presentation', 'strong', 'subscript', 'superscript'],
];

/** Elements without a role of ARIA that have a name all the same (HTML accessibility API mappings). */
const nameable = ['AUDIO', 'CANVAS', 'EMBED', 'IFRAME', 'INPUT', 'OBJECT', 'SUMMARY', 'VIDEO'];

/** What axe works roles out with; its types leave it out. */
const { getRole } = axe.commons.aria as unknown as { getRole(node: object): string | null };

function mayBeNamed(node: HTMLElement, _options: unknown, virtualNode: object) {
  const isNamed = ['aria-label', 'aria-labelledby'].some((attribute) => node.getAttribute(attribute)?.trim());
  const role = getRole(virtualNode);
  return !isNamed || (role ? !nameless.includes(role) : nameable.includes(node.nodeName));
}

/**
 * Gives axe the rule `name-on-nameless-role`: a name stands only on an element whose role takes one. Axe's own
 * rule only asks for a look where there is text inside, and leaves out what stands in a widget.
 */
export function addNameRule() {
  axe.configure({
    checks: [{ id: 'role-takes-a-name', evaluate: mayBeNamed }],
    rules: [
      {
        id: 'name-on-nameless-role',
        selector: '[aria-label], [aria-labelledby]',
        any: ['role-takes-a-name'],
        tags: ['best-practice'],
        metadata: {
          description: 'Names stand only on elements whose role takes a name',
          help: 'This element has a name, and a role that takes none',
        },
      },
    ],
  });
}
