import type { Page } from '@playwright/test';

/** Makes storage full: stored values can be read, but writing throws. */
export const fillUp = (page: Page, isOnlyLasting = false) =>
  page.addInitScript((isOnlyLasting) => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (isOnlyLasting && this === sessionStorage) return write.call(this, key, value);
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  }, isOnlyLasting);
