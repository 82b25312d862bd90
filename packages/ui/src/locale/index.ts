export { addLanguage, type Dictionaries, type Dictionary, replaceStrings } from './addLanguage.ts';
export { defineStrings, isolate, number, numberFormat, plural, type Strings } from './defineStrings.ts';
export { clockTime, spokenDuration } from './duration.ts';
export { fileSize } from './fileSize.ts';
export type { LibraryStrings } from './LibraryStrings.ts';
export { joinParts, listIn, numberRange } from './lists.ts';
export { regionalLocale } from './regionalLocale.ts';
export { LocaleContext, useLocale } from './useLocale.ts';
