export { defineStrings, plural, type Words } from './defineStrings.ts';
