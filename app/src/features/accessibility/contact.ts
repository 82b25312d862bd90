/** The accessibility coordinator, as far as the operator has configured one. */
export interface Contact {
  name: string;
  phone: string;
  email: string;
}

/** A value that the server has filled in. The development server leaves the placeholder. */
function written(field: keyof Contact) {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="accessibility-contact-${field}"]`);
  const value = meta?.content ?? '';
  return value.startsWith('__') ? '' : value;
}

/** Reads the coordinator from the document. What isn't configured is empty. */
export const readContact = (): Contact => ({
  name: written('name'),
  phone: written('phone'),
  email: written('email'),
});
