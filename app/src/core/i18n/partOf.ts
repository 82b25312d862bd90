/** The part of the messages that a screen uses, which has its name: `ContactsScreen`. */
export const partOf = (screen: string) => screen.slice(screen.lastIndexOf('/') + 1, -'.tsx'.length);
