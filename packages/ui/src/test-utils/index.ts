export { DisclosureNavTester } from './DisclosureNavTester.ts';
export { FormErrorsTester } from './FormErrorsTester.ts';
export { NativeTableTester, type TableSort } from './NativeTableTester.ts';
export type { TesterOptions, TestUser, Which } from './PatternTester.ts';
export { ToastTester } from './ToastTester.ts';
