/**
 * The rows of the standards that the report answers beyond WCAG: numbers and titles. Clauses that only group others are
 * left out. The IDs of chapters are those of OpenACR's catalog.
 */
export interface Chapter {
  id: string;
  title: string;
  /** Number and title of each clause. */
  rows: readonly (readonly [id: string, title: string])[];
  /** Why the whole chapter has no rows. */
  note?: string;
}

const hardware = 'Not applicable: both products are software without hardware of their own.';

export const section508Chapters: readonly Chapter[] = [
  {
    id: 'functional_performance_criteria',
    title: 'Chapter 3: Functional Performance Criteria (FPC)',
    rows: [
      ['302.1', 'Without Vision'],
      ['302.2', 'With Limited Vision'],
      ['302.3', 'Without Perception of Color'],
      ['302.4', 'Without Hearing'],
      ['302.5', 'With Limited Hearing'],
      ['302.6', 'Without Speech'],
      ['302.7', 'With Limited Manipulation'],
      ['302.8', 'With Limited Reach and Strength'],
      ['302.9', 'With Limited Language, Cognitive, and Learning Abilities'],
    ],
  },
  { id: 'hardware', title: 'Chapter 4: Hardware', rows: [], note: hardware },
  {
    id: 'software',
    title: 'Chapter 5: Software',
    note: '501.1 Scope, incorporation of WCAG 2.0 AA: see the WCAG tables.',
    rows: [
      ['502.2.1', 'User Control of Accessibility Features'],
      ['502.2.2', 'No Disruption of Accessibility Features'],
      ['502.3.1', 'Object Information'],
      ['502.3.2', 'Modification of Object Information'],
      ['502.3.3', 'Row, Column, and Headers'],
      ['502.3.4', 'Values'],
      ['502.3.5', 'Modification of Values'],
      ['502.3.6', 'Label Relationships'],
      ['502.3.7', 'Hierarchical Relationships'],
      ['502.3.8', 'Text'],
      ['502.3.9', 'Modification of Text'],
      ['502.3.10', 'List of Actions'],
      ['502.3.11', 'Actions on Objects'],
      ['502.3.12', 'Focus Cursor'],
      ['502.3.13', 'Modification of Focus Cursor'],
      ['502.3.14', 'Event Notification'],
      ['502.4', 'Platform Accessibility Features'],
      ['503.2', 'User Preferences'],
      ['503.3', 'Alternative User Interfaces'],
      ['503.4.1', 'Caption Controls'],
      ['503.4.2', 'Audio Description Controls'],
      ['504.2', 'Content Creation or Editing'],
      ['504.2.1', 'Preservation of Information Provided for Accessibility in Format Conversion'],
      ['504.2.2', 'PDF Export'],
      ['504.3', 'Prompts'],
      ['504.4', 'Templates'],
    ],
  },
  {
    id: 'support_documentation_and_services',
    title: 'Chapter 6: Support Documentation and Services',
    rows: [
      ['602.2', 'Accessibility and Compatibility Features'],
      ['602.3', 'Electronic Support Documentation'],
      ['602.4', 'Alternate Formats for Non-Electronic Support Documentation'],
      ['603.2', 'Information on Accessibility and Compatibility Features'],
      ['603.3', 'Accommodation of Communication Needs'],
    ],
  },
];

export const enChapters: readonly Chapter[] = [
  {
    id: 'en_301_549_functional_performance',
    title: 'Chapter 4: Functional Performance Statements (FPS)',
    rows: [
      ['4.2.1', 'Usage without vision'],
      ['4.2.2', 'Usage with limited vision'],
      ['4.2.3', 'Usage without perception of colour'],
      ['4.2.4', 'Usage without hearing'],
      ['4.2.5', 'Usage with limited hearing'],
      ['4.2.6', 'Usage with no or limited vocal capability'],
      ['4.2.7', 'Usage with limited manipulation or strength'],
      ['4.2.8', 'Usage with limited reach'],
      ['4.2.9', 'Minimize photosensitive seizure triggers'],
      ['4.2.10', 'Usage with limited cognition, language or learning'],
      ['4.2.11', 'Privacy'],
    ],
  },
  {
    id: 'en_301_549_generic_requirements',
    title: 'Chapter 5: Generic Requirements',
    rows: [
      ['5.1.2.1', 'Closed functionality'],
      ['5.1.2.2', 'Assistive technology'],
      ['5.1.3.1', 'Audio output of visual information'],
      ['5.1.3.2', 'Auditory output delivery including speech'],
      ['5.1.3.3', 'Auditory output correlation'],
      ['5.1.3.4', 'Speech output user control'],
      ['5.1.3.5', 'Speech output automatic interruption'],
      ['5.1.3.6', 'Speech output for non-text content'],
      ['5.1.3.7', 'Speech output for video information'],
      ['5.1.3.8', 'Masked entry'],
      ['5.1.3.9', 'Private access to personal data'],
      ['5.1.3.10', 'Non-interfering audio output'],
      ['5.1.3.11', 'Private listening volume'],
      ['5.1.3.12', 'Speaker volume'],
      ['5.1.3.13', 'Volume reset'],
      ['5.1.3.14', 'Spoken languages'],
      ['5.1.3.15', 'Non-visual error identification'],
      ['5.1.3.16', 'Receipts, tickets, and transactional outputs'],
      ['5.1.4', 'Functionality closed to text enlargement'],
      ['5.1.5', 'Visual output for auditory information'],
      ['5.1.6.1', 'Operation without keyboard interface: closed functionality'],
      ['5.1.6.2', 'Input focus'],
      ['5.1.7', 'Access without speech'],
      ['5.2', 'Activation of accessibility features'],
      ['5.3', 'Biometrics'],
      ['5.4', 'Preservation of accessibility information during conversion'],
      ['5.5.1', 'Means of operation'],
      ['5.5.2', 'Operable parts discernibility'],
      ['5.6.1', 'Tactile or auditory status'],
      ['5.6.2', 'Visual status'],
      ['5.7', 'Key repeat'],
      ['5.8', 'Double-strike key acceptance'],
      ['5.9', 'Simultaneous user actions'],
    ],
  },
  {
    id: 'en_301_549_ict_with_two-way_voice',
    title: 'Chapter 6: ICT with Two-Way Voice Communication',
    rows: [
      ['6.1', 'Audio bandwidth for speech'],
      ['6.2.1.1', 'RTT communication'],
      ['6.2.1.2', 'Concurrent voice and text'],
      ['6.2.2.1', 'Visually distinguishable display'],
      ['6.2.2.2', 'Programmatically determinable send and receive direction'],
      ['6.2.2.3', 'Speaker identification'],
      ['6.2.2.4', 'Visual indicator of Audio with RTT'],
      ['6.2.3', 'Interoperability'],
      ['6.2.4', 'RTT responsiveness'],
      ['6.3', 'Caller ID'],
      ['6.4', 'Alternatives to voice-based services'],
      ['6.5.2', 'Resolution'],
      ['6.5.3', 'Frame rate'],
      ['6.5.4', 'Synchronization between audio and video'],
      ['6.5.5', 'Visual indicator of audio with video'],
      ['6.5.6', 'Speaker identification with video (sign language) communication'],
    ],
  },
  {
    id: 'en_301_549_ict_with_video',
    title: 'Chapter 7: ICT with Video Capabilities',
    rows: [
      ['7.1.1', 'Captioning playback'],
      ['7.1.2', 'Captioning synchronization'],
      ['7.1.3', 'Preservation of captioning'],
      ['7.1.4', 'Captions characteristics'],
      ['7.1.5', 'Spoken subtitles'],
      ['7.2.1', 'Audio description playback'],
      ['7.2.2', 'Audio description synchronization'],
      ['7.2.3', 'Preservation of audio description'],
      ['7.3', 'User controls for captions and audio description'],
    ],
  },
  { id: 'en_301_549_hardware', title: 'Chapter 8: Hardware', rows: [], note: hardware },
  {
    id: 'en_301_549_web',
    title: 'Chapter 9: Web',
    note: '9.1 to 9.4 repeat WCAG 2.1, levels A and AA: see the WCAG tables, which name the clause of each criterion.',
    rows: [['9.6', 'WCAG conformance requirements']],
  },
  {
    id: 'en_301_549_non-web-documents',
    title: 'Chapter 10: Non-Web Documents',
    rows: [
      ['10.0', 'Documents to download, 10.1 to 10.4'],
      ['10.5', 'Caption positioning'],
      ['10.6', 'Audio description timing'],
    ],
  },
  {
    id: 'en_301_549_software',
    title: 'Chapter 11: Software',
    rows: [
      ['11.0', 'Software that isn’t web content, 11.1 to 11.4'],
      ['11.5.1', 'Closed functionality'],
      ['11.5.2.1', 'Platform accessibility service support for software that provides a user interface'],
      ['11.5.2.2', 'Platform accessibility service support for assistive technologies'],
      ['11.5.2.3', 'Use of accessibility services'],
      ['11.5.2.4', 'Assistive technology'],
      ['11.5.2.5', 'Object information'],
      ['11.5.2.6', 'Row, column, and headers'],
      ['11.5.2.7', 'Values'],
      ['11.5.2.8', 'Label relationships'],
      ['11.5.2.9', 'Parent-child relationships'],
      ['11.5.2.10', 'Text'],
      ['11.5.2.11', 'List of available actions'],
      ['11.5.2.12', 'Execution of available actions'],
      ['11.5.2.13', 'Tracking of focus and selection attributes'],
      ['11.5.2.14', 'Modification of focus and selection attributes'],
      ['11.5.2.15', 'Change notification'],
      ['11.5.2.16', 'Modifications of states and properties'],
      ['11.5.2.17', 'Modifications of values and text'],
      ['11.6.1', 'User control of accessibility features'],
      ['11.6.2', 'No disruption of accessibility features'],
      ['11.7', 'User preferences'],
      ['11.8.1', 'Content technology'],
      ['11.8.2', 'Accessible content creation'],
      ['11.8.3', 'Preservation of accessibility information in transformations'],
      ['11.8.4', 'Repair assistance'],
      ['11.8.5', 'Templates'],
    ],
  },
  {
    id: 'en_301_549_documentation_and_support_services',
    title: 'Chapter 12: Documentation and Support Services',
    rows: [
      ['12.1.1', 'Accessibility and compatibility features'],
      ['12.1.2', 'Accessible documentation'],
      ['12.2.2', 'Information on accessibility and compatibility features'],
      ['12.2.3', 'Effective communication'],
      ['12.2.4', 'Accessible documentation of support services'],
    ],
  },
  {
    id: 'en_301_549_ict_providing_relay_or_emergency_service_access',
    title: 'Chapter 13: ICT Providing Relay or Emergency Service Access',
    rows: [],
    note: 'Not applicable: the products don’t provide relay services or access to emergency services.',
  },
];

/** The criteria that WCAG 2.1 and 2.2 added. Section 508 contains WCAG 2.0, and EN 301 549 v3.2.1 contains WCAG 2.1. */
export const addedIn21 = [
  ...['1.3.4', '1.3.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  ...['2.1.4', '2.5.1', '2.5.2', '2.5.3', '2.5.4', '4.1.3'],
];
export const addedIn22 = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'];

/** Where else a criterion is required: "EN 301 549 9.1.1.1, Revised Section 508 501". */
export function alsoIn(criterion: string): string {
  if (addedIn22.includes(criterion)) return 'WCAG 2.2 only';
  const en = `EN 301 549 9.${criterion}`;
  return addedIn21.includes(criterion) ? en : `${en}, Revised Section 508 501 and 602.3`;
}
