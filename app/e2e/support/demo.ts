/** Organizations of the demo data: the language of their owner or manager is theirs. */
export const bakery = 'Levinsky Bakery';
export const clinic = 'מרפאת שיניים כרמל';
export const garage = 'Автосервис «Мотор»';
/** It has no channels, contacts or calls yet. */
export const flowers = 'Neve Tzedek Flowers';
