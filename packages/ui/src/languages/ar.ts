import type { useStrings as AppShell } from '../components/AppShell/AppShell.strings.ts';
import type { useStrings as AudioPlayer } from '../components/AudioPlayer/AudioPlayer.strings.ts';
import type { useStrings as Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.strings.ts';
import type { useStrings as Button } from '../components/Button/Button.strings.ts';
import type { useStrings as ComboBox } from '../components/ComboBox/ComboBox.strings.ts';
import type { useStrings as DataGrid } from '../components/DataGrid/DataGrid.strings.ts';
import type { useStrings as DataTable } from '../components/DataTable/DataTable.strings.ts';
import type { useStrings as DateField } from '../components/DateField/DateField.strings.ts';
import type { useStrings as Dialog } from '../components/Dialog/Dialog.strings.ts';
import type { useStrings as ErrorPanel } from '../components/ErrorPanel/ErrorPanel.strings.ts';
import type { useStrings as Field } from '../components/Field/Field.strings.ts';
import type { useStrings as Form } from '../components/Form/Form.strings.ts';
import type { useStrings as InternationalPhoneField } from '../components/InternationalPhoneField/InternationalPhoneField.strings.ts';
import type { useStrings as LineChart } from '../components/LineChart/LineChart.strings.ts';
import type { useStrings as MultiSelect } from '../components/MultiSelect/MultiSelect.strings.ts';
import type { useStrings as NumberField } from '../components/NumberField/NumberField.strings.ts';
import type { useStrings as Pagination } from '../components/Pagination/Pagination.strings.ts';
import type { useStrings as SearchField } from '../components/SearchField/SearchField.strings.ts';
import type { useStrings as Select } from '../components/Select/Select.strings.ts';
import type { useStrings as Sidebar } from '../components/Sidebar/Sidebar.strings.ts';
import type { useStrings as Slider } from '../components/Slider/Slider.strings.ts';
import type { useStrings as Switch } from '../components/Switch/Switch.strings.ts';
import type { useStrings as TabbedForm } from '../components/TabbedForm/TabbedForm.strings.ts';
import type { useStrings as TextArea } from '../components/TextArea/TextArea.strings.ts';
import type { useStrings as Toast } from '../components/Toast/Toast.strings.ts';
import type { useStrings as Transcript } from '../components/Transcript/Transcript.strings.ts';
import type { useStrings as UnsavedChangesGuard } from '../components/UnsavedChangesGuard/UnsavedChangesGuard.strings.ts';
import type { useStrings as WeekCalendar } from '../components/WeekCalendar/WeekCalendar.strings.ts';
import { type Dictionary, plural } from '../locale/index.ts';

/** All strings of the library, by component: the type of a language that is added. */
type Dictionaries = {
  AppShell: Dictionary<typeof AppShell>;
  AudioPlayer: Dictionary<typeof AudioPlayer>;
  Breadcrumbs: Dictionary<typeof Breadcrumbs>;
  Button: Dictionary<typeof Button>;
  ComboBox: Dictionary<typeof ComboBox>;
  DataGrid: Dictionary<typeof DataGrid>;
  DataTable: Dictionary<typeof DataTable>;
  DateField: Dictionary<typeof DateField>;
  Dialog: Dictionary<typeof Dialog>;
  ErrorPanel: Dictionary<typeof ErrorPanel>;
  Field: Dictionary<typeof Field>;
  Form: Dictionary<typeof Form>;
  InternationalPhoneField: Dictionary<typeof InternationalPhoneField>;
  LineChart: Dictionary<typeof LineChart>;
  MultiSelect: Dictionary<typeof MultiSelect>;
  NumberField: Dictionary<typeof NumberField>;
  Pagination: Dictionary<typeof Pagination>;
  SearchField: Dictionary<typeof SearchField>;
  Select: Dictionary<typeof Select>;
  Sidebar: Dictionary<typeof Sidebar>;
  Slider: Dictionary<typeof Slider>;
  Switch: Dictionary<typeof Switch>;
  TabbedForm: Dictionary<typeof TabbedForm>;
  TextArea: Dictionary<typeof TextArea>;
  Toast: Dictionary<typeof Toast>;
  Transcript: Dictionary<typeof Transcript>;
  UnsavedChangesGuard: Dictionary<typeof UnsavedChangesGuard>;
  WeekCalendar: Dictionary<typeof WeekCalendar>;
};

/**
 * Everything the library says, in Arabic, for `addLanguage('ar', arabic)`. Digits follow the locale: `Intl` writes `ar`
 * with 1, 2, 3 and `ar-EG`, `ar-SA` or `ar-IL` with ١, ٢, ٣, unless the locale says otherwise (`ar-IL-u-nu-latn`).
 * No native speaker has reviewed the words yet.
 */
export const arabic: Dictionaries = {
  AppShell: () => ({
    skip: 'التخطي إلى المحتوى الرئيسي',
  }),
  AudioPlayer: () => ({
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
  }),
  Breadcrumbs: () => ({
    breadcrumbs: 'مسار الصفحات',
  }),
  Button: () => ({
    saving: 'جارٍ الحفظ',
  }),
  ComboBox: (locale) => ({
    show: 'عرض الخيارات',
    list: 'الخيارات',
    clear: (label) => `مسح ${label}`,
    found: (count) =>
      countedInArabic(locale, count, {
        one: 'خيار واحد',
        two: 'خياران',
        few: 'خيارات',
        many: 'خيارًا',
        other: 'خيار',
      }),
    nothing: 'لم يُعثر على شيء',
    searching: 'جارٍ البحث',
    typeMore: (count) =>
      count <= 1
        ? 'اكتب للبحث'
        : `اكتب على الأقل ${countedInArabic(locale, count, { one: 'حرفًا واحدًا', two: 'حرفين', few: 'أحرف', many: 'حرفًا', other: 'حرف' })}`,
    failed: 'فشل البحث',
    failedHow: 'فشل البحث. اضغط Enter للمحاولة مرة أخرى.',
    retry: 'محاولة أخرى',
  }),
  DataGrid: () => ({
    actionsCame: 'إجراءات الصفوف المحددة موجودة أسفل الصفوف',
  }),
  DataTable: (locale) => ({
    ascending: 'تصاعدي',
    descending: 'تنازلي',
    sorted: (column, order, count) => `الفرز حسب ${column}، ${order}، ${rows(locale, count)}`,
    sort: 'فرز',
    sortBy: 'فرز حسب',
    filter: (count) => (count === 0 ? 'تصفية' : `تصفية (${count.toLocaleString(locale)})`),
    andSort: ' وفرز',
    loading: 'جارٍ التحميل',
    loaded: (count) => (count === 0 ? 'لا صفوف' : `تم تحميل: ${rows(locale, count)}`),
    found: (count) => (count === 0 ? 'لم يُعثر على صفوف' : `عُثر على: ${rows(locale, count)}`),
    rows: (count) => rows(locale, count),
    // A range is read from right to left in Arabic, numbers too: no isolate, as Hebrew has.
    range: (first, last, total) => `${part(locale, first, last)} من ${total.toLocaleString(locale)}`,
    rowsSeen: (range) => `الصفوف ${range}`,
    part: (first, last) => part(locale, first, last),
    failed: 'تعذّر تحميل الصفوف',
    retry: 'إعادة المحاولة',
    pages: (label) => `${label}: الصفحات`,
    choosing: 'التحديد',
    choose: 'تحديد',
    chooseAll: (count) => `تحديد كل الصفوف: ${count.toLocaleString(locale)}`,
    choosePage: (count) =>
      `تحديد صفوف هذه الصفحة: ${count.toLocaleString(locale)}. الصفحات الأخرى غير مشمولة.`,
    chooseEvery: (count) => `تحديد كل الصفوف (${count.toLocaleString(locale)})`,
    chosen: (count) => (count === 0 ? 'لا صفوف محددة' : `تم تحديد: ${rows(locale, count)}`),
    chosenWhere: (count, elsewhere) => {
      if (count === 0) return 'لا صفوف محددة';
      const rest = elsewhere === 0 ? '' : `، منها ${elsewhere.toLocaleString(locale)} ليست في هذه الصفحة`;
      return `المحدد: ${count.toLocaleString(locale)}${rest}`;
    },
    andChosen: (count) => `، المحدد ${count.toLocaleString(locale)}`,
    actionsCame: (count) => `تم تحديد: ${rows(locale, count)}. الإجراءات موجودة أسفل رؤوس الأعمدة.`,
    actions: 'إجراءات الصفوف المحددة',
    clear: 'مسح التحديد',
    moreColumns: 'عرض كل الأعمدة',
    fewerColumns: 'عرض أعمدة أقل',
  }),
  DateField: () => ({
    calendar: 'تقويم',
    previous: 'الشهر السابق',
    next: 'الشهر التالي',
    clear: (label: string) => `مسح: ${label}`,
  }),
  Dialog: () => ({
    close: 'إغلاق',
    cancel: 'إلغاء',
  }),
  ErrorPanel: () => ({
    retry: 'إعادة المحاولة',
    retrying: 'جارٍ إعادة المحاولة',
    request: (id) => `الطلب ${id}`,
  }),
  Field: () => ({
    optional: 'اختياري',
    error: 'خطأ:',
  }),
  Form: (locale) => ({
    problem: (count: number) =>
      `توجد مشكلة: ${countedInArabic(locale, count, { one: 'خطأ واحد', two: 'خطآن', few: 'أخطاء', many: 'خطأً', other: 'خطأ' })}`,
    allFixed: 'تم إصلاح كل شيء: يمكنك الحفظ الآن',
    fixed: 'تم الإصلاح',
    titlePrefix: 'خطأ: ',
    needed: (label: string) => `${label}: حقل مطلوب`,
    unfit: (label: string) => `${label}: القيمة ليست بالصيغة الصحيحة`,
    saved: 'تم الحفظ',
    notSaved: 'لم يتم الحفظ',
    kept: 'لم يُفقد شيء مما أدخلته.',
    retry: 'محاولة أخرى',
    thisForm: 'هذا النموذج',
    unsaved: 'تغييرات غير محفوظة',
    unsavedIn: (sections: string) => `تغييرات غير محفوظة في: ${sections}`,
  }),
  InternationalPhoneField: () => ({
    country: 'البلد',
    number: 'الرقم',
    taken: (country) => `البلد: ${country}`,
  }),
  LineChart: (locale) => ({
    showTable: 'عرض كجدول',
    showChart: 'عرض كمخطط',
    download: 'تنزيل بصيغة CSV',
    earlier: 'تواريخ أقدم',
    later: 'تواريخ أحدث',
    explore: (unit) => ({ day: 'استعراض الأيام', week: 'استعراض الأسابيع', month: 'استعراض الأشهر' })[unit],
    date: (unit) => ({ day: 'التاريخ', week: 'الأسبوع', month: 'الشهر' })[unit],
    total: 'المجموع',
    highest: 'الأعلى',
    lowest: 'الأدنى',
    noData: 'لا بيانات',
    empty: 'لا توجد بيانات متاحة',
    loading: 'جارٍ التحميل',
    failed: 'تعذّر تحميل هذا المخطط',
    refreshFailed: 'فشل التحديث الأخير.',
    retry: 'إعادة المحاولة',
    news: (title) => `${title}: بيانات جديدة`,
    weekOf: (date) => `أسبوع ${date}`,
    reading: (date, words) => (words === null ? date : `${date}: ${words}`),
    comparison: (direction, amount, count, _number, unit) => {
      const time = `الفترة السابقة (${countedInArabic(locale, count, units[unit])})`;
      return direction === 'same' ? `مثل ${time}` : `${amount} ${directions[direction]} من ${time}`;
    },
    change: (direction, amount, unit, name) => {
      const before = unit === 'week' ? 'الأسبوع السابق' : name;
      return direction === 'same' ? `مثل ${before}` : `${amount} ${directions[direction]} من ${before}`;
    },
    average: (value, unit) =>
      `المتوسط ${value} ${{ day: 'في اليوم', week: 'في الأسبوع', month: 'في الشهر' }[unit]}`,
    extremes: (highest, highestDate, lowest, lowestDate) =>
      `الأعلى ${highest} (${highestDate})، الأدنى ${lowest} (${lowestDate})`,
    trend: (trend) => `الاتجاه: ${{ rising: 'صاعد', falling: 'هابط', steady: 'مستقر' }[trend]}`,
    coverage: (coverage) => coverages[coverage],
    partial: (dates) => `بيانات جزئية دون مقارنة: ${dates}`,
    missing: (count, _number, unit) => `لا بيانات لـ: ${countedInArabic(locale, count, units[unit])}`,
  }),
  MultiSelect: (locale) => ({
    choose: 'اختيار',
    chosen: (count) => `المختار: ${count.toLocaleString(locale)}`,
    tags: (label) => `${label}: المختار`,
    remove: (label) => `إزالة: ${label}`,
    list: (words) => new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(words),
    search: (label) => `بحث: ${label}`,
    found: (count) =>
      countedInArabic(locale, count, {
        one: 'خيار واحد',
        two: 'خياران',
        few: 'خيارات',
        many: 'خيارًا',
        other: 'خيار',
      }),
    nothing: 'لم يُعثر على شيء',
  }),
  NumberField: () => ({
    numberField: 'حقل رقمي',
    decrease: (label) => `إنقاص: ${label}`,
    increase: (label) => `زيادة: ${label}`,
  }),
  Pagination: (locale) => ({
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    page: (page) => `الصفحة ${page.toLocaleString(locale)}`,
    pageOf: (page, count) => `الصفحة ${page.toLocaleString(locale)} من ${count.toLocaleString(locale)}`,
    // A range is read from right to left in Arabic, numbers too: no isolate, as Hebrew has.
    range: (first, last, total) =>
      `الصفوف ${first.toLocaleString(locale)}–${last.toLocaleString(locale)} من ${total.toLocaleString(locale)}`,
    none: 'لا صفوف',
    size: 'الصفوف في كل صفحة',
    rows: (count) =>
      countedInArabic(locale, count, { one: 'صف واحد', two: 'صفان', few: 'صفوف', many: 'صفًا', other: 'صف' }),
  }),
  SearchField: () => ({
    clear: 'مسح البحث',
  }),
  Select: () => ({
    choose: 'اختيار',
  }),
  Sidebar: (locale) => ({
    navigation: 'التنقل',
    close: 'إغلاق التنقل',
    pin: 'إبقاء التنقل مفتوحًا',
    find: 'بحث في التنقل',
    found: (count) => `الروابط التي عُثر عليها: ${count.toLocaleString(locale)}`,
    containsCurrent: 'يتضمن الصفحة الحالية',
  }),
  Slider: () => ({
    exact: (label) => `${label}، القيمة الدقيقة`,
    numberField: 'حقل رقمي',
  }),
  Switch: () => ({
    on: 'مفعّل',
    off: 'متوقف',
    saving: 'جارٍ الحفظ',
  }),
  TabbedForm: (locale) => ({
    problem: (count: number, tabs: number) =>
      `توجد مشكلة: ${errors(locale, count)}${tabs > 0 ? ` في ${countedInArabic(locale, tabs, { one: 'علامة تبويب واحدة', two: 'علامتي تبويب', few: 'علامات تبويب', many: 'علامة تبويب', other: 'علامة تبويب' })}` : ''}`,
    errors: (count: number) => errors(locale, count),
    edited: 'معدَّل',
  }),
  TextArea: (locale) => ({
    limit: (count) => `${characters(locale, count)} على الأكثر`,
    left: (count) => `المتبقي: ${characters(locale, count)}`,
    over: (count) => `الزائد: ${characters(locale, count)}`,
  }),
  Toast: () => ({
    region: 'الإشعارات',
    error: 'خطأ:',
    warning: 'تحذير:',
    close: (title: string) => `إغلاق «${title}»`,
    action: (label: string) => `«${label}» متاح في الإشعارات.`,
    nothing: 'لا إشعارات بعد.',
  }),
  Transcript: () => ({
    title: 'النص المكتوب',
    skip: 'تخطي النص المكتوب',
    end: 'نهاية النص المكتوب',
    playFrom: (time, clock) => `تشغيل من ${time}، ${clock}`,
    cannotSeek: 'لا يمكن تشغيل هذا التسجيل من هناك بعد.',
    whereAmI: 'أين أنا',
    nowhere: 'لا أحد يتحدث بعد.',
    linked: 'فُتح من رابط',
    copyAll: 'نسخ النص المكتوب',
    copy: 'نسخ',
    copied: 'تم النسخ',
    notCopied: 'لم يتم النسخ',
    link: 'رابط',
    ofTurn: (word, speaker, time) => (time === null ? `${word}: ${speaker}` : `${word}: ${speaker}، ${time}`),
    text: 'TXT',
    vtt: 'VTT',
    saveText: 'TXT، تنزيل كنص',
    saveVtt: 'VTT، تنزيل كترجمة مصاحبة',
    search: 'بحث في النص المكتوب',
    previous: 'النتيجة السابقة',
    next: 'النتيجة التالية',
    clear: 'مسح البحث',
    count: (place, total) => `${place} من ${total}`,
    none: 'لا نتائج',
    empty: 'لا يوجد نص مكتوب لهذه المكالمة.',
    loading: 'جارٍ التحميل',
    failed: 'تعذّر تحميل النص المكتوب',
    refreshFailed: 'قد لا يكون النص المكتوب محدّثًا.',
    retry: 'إعادة المحاولة',
  }),
  UnsavedChangesGuard: () => ({
    question: 'لديك تغييرات غير محفوظة. هل تريد المغادرة بالتأكيد؟',
    unsaved: (names: string) => `غير محفوظ: ${names}.`,
    leave: 'نعم',
    stay: 'لا',
  }),
  WeekCalendar: (locale) => ({
    join: (parts) => parts.join('، '),
    sentences: (parts) => parts.join('. '),
    week: 'أسبوع',
    list: 'قائمة',
    view: 'العرض',
    allDay: 'طوال اليوم',
    time: 'الوقت',
    loading: 'جارٍ التحميل',
    failed: (label) => `تعذّر التحميل: ${label}`,
    retry: 'إعادة المحاولة',
    free: 'متاح',
    now: 'الآن',
    skipped: 'وقت لا وجود له بسبب تغيير الساعة',
    zone: (name, offset) => `الأوقات حسب ${name} (${offset})`,
    clockChange: (isForward, date, time) => `${isForward ? 'تُقدَّم' : 'تُؤخَّر'} الساعة يوم ${date} عند ${time}`,
    events: (count) => events(locale, count),
    allDayEvents: (count) => `${events(locale, count)} طوال اليوم`,
    noAllDayEvents: 'لا أحداث طوال اليوم',
    more: (count) => `المزيد: ${events(locale, count)}`,
    before: (count, _number, time) => `${events(locale, count)} قبل ${time}`,
    after: (count, _number, time) => `${events(locale, count)} بعد ${time}`,
    noEvents: 'لا أحداث هذا الأسبوع',
    cancelled: 'ملغى',
    place: (position, total) => `الحدث ${position} من ${total}`,
    overlaps: (count) => `يتداخل مع: ${events(locale, count)}`,
    add: 'إضافة',
    addOn: (date) => `إضافة يوم ${date}`,
    days: 'أيام الأسبوع',
    none: 'لا أحداث',
    until: (time) => `حتى ${time}`,
  }),
};

const rows = (locale: string, count: number) =>
  countedInArabic(locale, count, { one: 'صف واحد', two: 'صفان', few: 'صفوف', many: 'صفًا', other: 'صف' });

const part = (locale: string, first: number, last: number) =>
  `${first.toLocaleString(locale)}–${last.toLocaleString(locale)}`;

const units = {
  day: { one: 'يوم واحد', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' },
  week: { one: 'أسبوع واحد', two: 'أسبوعان', few: 'أسابيع', many: 'أسبوعًا', other: 'أسبوع' },
  month: { one: 'شهر واحد', two: 'شهران', few: 'أشهر', many: 'شهرًا', other: 'شهر' },
};

const coverages = { 'so-far': 'حتى الآن', incomplete: 'جزئي' };

const directions = { more: 'أكثر', fewer: 'أقل', less: 'أقل' };

const errors = (locale: string, count: number) =>
  countedInArabic(locale, count, { one: 'خطأ واحد', two: 'خطآن', few: 'أخطاء', many: 'خطأً', other: 'خطأ' });

const characters = (locale: string, count: number) =>
  countedInArabic(locale, count, { one: 'حرف واحد', two: 'حرفان', few: 'أحرف', many: 'حرفًا', other: 'حرف' });

const events = (locale: string, count: number) =>
  countedInArabic(locale, count, { one: 'حدث واحد', two: 'حدثان', few: 'أحداث', many: 'حدثًا', other: 'حدث' });

/** The forms of a noun that is counted. One and two are said by the noun itself, without a number. */
interface Forms {
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
}

/**
 * A number of things in Arabic, which has six forms: none, one, two, a few (3 to 10), many (11 to 99) and others.
 *
 * @example
 * countedInArabic('ar', 3, { one: 'صف واحد', two: 'صفان', few: 'صفوف', many: 'صفًا', other: 'صف' }) // '3 صفوف'
 */
function countedInArabic(locale: string, count: number, { one, two, few, many, other }: Forms) {
  const number = count.toLocaleString(locale);
  return plural(locale, count, {
    one,
    two,
    few: `${number} ${few}`,
    many: `${number} ${many}`,
    other: `${number} ${other}`,
  });
}
