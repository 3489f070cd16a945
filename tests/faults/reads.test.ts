import { calls } from '~/api/contract/calls';
import { declareScreens } from './declare-screens';

declareScreens('lectures', (name) => calls[name].method === 'GET');
