// Browsers start no workers for pages opened from the file system. There the search runs in a hidden frame instead,
// behind the same two methods; on a web server this script does nothing.
(() => {
  "use strict";
  if (location.protocol !== "file:") return;

  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.waiting = [];
      const base = new URL(url, document.baseURI);
      const frame = document.createElement("iframe");
      frame.hidden = true;
      frame.src = "about:blank";
      document.body.append(frame);
      const inner = frame.contentWindow;
      inner.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      inner.importScripts = (...scripts) =>
        scripts.reduce((before, script) => before.then(() => load(script)), Promise.resolve());
      const load = (script) =>
        new Promise((done, fail) => {
          const element = inner.document.createElement("script");
          element.src = new URL(script, base);
          element.onload = done;
          element.onerror = fail;
          inner.document.head.append(element);
        });
      load(base).then(() => {
        this.inner = inner;
        for (const data of this.waiting) this.postMessage(data);
      });
    }

    postMessage(data) {
      if (this.inner) this.inner.dispatchEvent(new this.inner.MessageEvent("message", { data }));
      else this.waiting.push(data);
    }
  };
})();
