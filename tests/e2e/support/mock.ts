import { MOCK_PORT } from '../ports';
import { OwnMock } from './own-mock';

/** The mock server of this worker's journeys: `test.ts` starts it. */
export const mock = new OwnMock(MOCK_PORT);
export const MOCK_URL = mock.url;

export const armFault: OwnMock['armFault'] = (fault) => mock.armFault(fault);
export const clearFaults = () => mock.clearFaults();
