import axe from 'axe-core';

/** Roles that don't support a name in ARIA 1.2: the name is ignored, or it replaces the content. */
const nameless = [
  ...['caption', 'code', 'deletion', 'emphasis', 'generic', 'insertion', 'none', 'paragraph'],
  ...['presentation', 'strong', 'subscript', 'superscript'],
];

/** Elements without an ARIA role that support a name anyway (HTML accessibility API mappings). */
const nameable = ['AUDIO', 'CANVAS', 'EMBED', 'IFRAME', 'INPUT', 'OBJECT', 'SUMMARY', 'VIDEO'];

/** Axe's function that computes roles. Its types don't include it. */
const { getRole } = axe.commons.aria as unknown as { getRole(node: object): string | null };

function mayBeNamed(node: HTMLElement, _options: unknown, virtualNode: object) {
  const isNamed = ['aria-label', 'aria-labelledby'].some((attribute) => node.getAttribute(attribute)?.trim());
  const role = getRole(virtualNode);
  return !isNamed || (role ? !nameless.includes(role) : nameable.includes(node.nodeName));
}

/**
 * Adds the rule `name-on-nameless-role` to axe: only an element whose role supports a name can have one. Axe's own rule
 * only asks for a review if the element contains text, and skips the content of widgets.
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
          description: 'Only elements whose role supports a name have one',
          help: 'This element has a name, but its role doesn’t support one',
        },
      },
    ],
  });
}
