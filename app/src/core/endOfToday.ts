/** Local midnight at the end of today. A contact is due from the beginning of its day on. */
export const endOfToday = (now = new Date()) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
