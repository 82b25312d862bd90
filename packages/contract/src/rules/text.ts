/** Whether every store can keep the text as it is: no NUL character and no half of a surrogate pair. */
export const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();
