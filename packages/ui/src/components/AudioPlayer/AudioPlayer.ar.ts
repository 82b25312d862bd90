import type { Dictionary } from '../../locale/index.ts';
import type { useStrings } from './AudioPlayer.strings.ts';

/** Not reviewed by a native speaker. */
export const arabic: Dictionary<typeof useStrings> = () => ({
  play: (title) => `تشغيل ${title}`,
  pause: (title) => `إيقاف مؤقت: ${title}`,
  back: (time) => `رجوع ${time}`,
  forward: (time) => `تقديم ${time}`,
  position: 'الموضع',
  timeOf: (time, total) => `${time} من ${total}`,
  elapsed: (time) => `تم تشغيل: ${time}`,
  total: (time) => `المدة: ${time}`,
  unknownTotal: 'المدة غير معروفة',
  speed: 'السرعة',
  download: (title, facts) => `تنزيل ${[title, ...facts].join('، ')}`,
  loading: 'جارٍ التحميل',
  failed: 'تعذّر تشغيل التسجيل.',
  retry: 'إعادة المحاولة',
  obstacle: (obstacle) =>
    ({
      noLength: 'مدة التسجيل غير معروفة، لذلك يمكن تشغيله من موضعه الحالي فقط.',
      noRanges: 'يرسل الخادم التسجيل من بدايته فقط، لذلك يمكن تشغيله متواصلًا فقط.',
    })[obstacle],
});
