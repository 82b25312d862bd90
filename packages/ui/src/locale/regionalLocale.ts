/** The region of a language without one, if its region decides how dates and times look. */
const defaultRegions: Readonly<Record<string, string>> = { en: 'GB' };

/**
 * The locale that all components format with. English without a region has the day first and 24 hours, as the other
 * languages of the library do. Locales with a region, and extensions such as `-u-hc-h12`, stay as they are.
 *
 * @example
 * regionalLocale('en') // 'en-GB'
 * regionalLocale('en-US') // 'en-US'
 */
export function regionalLocale(locale: string) {
  const { language, region } = new Intl.Locale(locale);
  const defaultRegion = region ? undefined : defaultRegions[language];
  return defaultRegion ? new Intl.Locale(locale, { region: defaultRegion }).toString() : locale;
}
