declare module 'virtual:story-texts' {
  export const storyTexts: import('./storyTexts.ts').StoryTexts[];
}
