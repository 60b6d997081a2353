import { of } from "../question";

const ask = of("openni");

export const openni = [
  ask("number", "After which timeout do the update functions exit?", "two seconds"),
  ask("definition", "What is a production chain?", "called a production chain"),
  ask("list", "Which sensor modules are supported?", ["3D sensor", "RGB camera"]),
  ask("definition", "What does the Mirror capability do?", "Enables mirroring of the data"),
  ask("fact", "Which mode of sharing a hardware device is the default?", "Full Sharing (default)"),
  ask("fact", "What is a license composed of?", "a vendor name and a license key"),
  ask("how-to", "How do I begin generating data?", "StartGenerating"),
  ask("other words", "When are mock nodes used?", "used by player nodes to simulate"),
  ask("typo", "Which tool adds a licence key to the global registery?", "niLicense"),
];
