declare module 'virtual:component-api' {
  export const componentApi: import('./api/api.ts').ComponentApi[];
}

declare module 'virtual:story-texts' {
  export const storyTexts: import('./storyTexts.ts').StoryTexts[];
}

declare module 'virtual:accessibility-facts' {
  export const dictionaries: import('./accessibility/dictionary.ts').Dictionary[];
  export const evidence: import('../scripts/links/evidence.ts').Evidence[];
}

declare module 'virtual:component-facts' {
  export const componentFacts: import('./overview/facts.ts').ComponentFacts[];
}

declare module 'virtual:example-modules' {
  export const exampleModules: Record<string, () => Promise<object>>;
}
