// What a button asks of the server: busy until it is done, and what went wrong can be read.

import { sorry } from "./sorry";

export class Trying {
  busy = $state(false);
  trouble = $state("");

  async run(act: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      await act();
    } catch (error) {
      this.trouble = sorry(error);
    }
    this.busy = false;
  }
}
