/** Organizations of the demo data. Each has the language of its owner or manager. */
export const bakery = 'Levinsky Bakery';
export const clinic = 'מרפאת שיניים כרמל';
export const garage = 'Автосервис «Мотор»';
/** It has no channels, contacts or calls yet. */
export const flowers = 'Neve Tzedek Flowers';
