import { button, variants } from './Button.css.ts';

/** How much a button asks for attention: one primary per view, outline for the rest, quiet in toolbars. */
export type ButtonVariant = keyof typeof variants;

/** The class of anything that looks like a button. */
export const buttonClass = (variant: ButtonVariant) => `${button} ${variants[variant]}`;
