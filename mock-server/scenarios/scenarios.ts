import { adminScenarios } from './admin-scenarios';
import { laravelScenarios } from './laravel-scenarios';
import { networkScenarios } from './network-scenarios';
import type { Scenario } from './scenario';
import { userScenarios } from './user-scenarios';
import { visitorScenarios } from './visitor-scenarios';

const all = { ...visitorScenarios, ...userScenarios, ...adminScenarios, ...networkScenarios, ...laravelScenarios };

/** The same name for stories, tests, `--scenario` and `/__mock/scenario/NAME`. */
export type ScenarioName = keyof typeof all;

export const scenarios: Readonly<Record<ScenarioName, Scenario>> = all;

export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(all, name);

export const scenarioNames: readonly ScenarioName[] = Object.keys(all).filter(isScenarioName);
