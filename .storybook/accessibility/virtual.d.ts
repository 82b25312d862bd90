declare module 'virtual:accessibility-facts' {
  export const dictionaries: import('./dictionary.ts').Dictionary[];
  export const evidence: import('../../scripts/links/evidence.ts').Evidence[];
}
