import { expect, test } from "vitest";
import { addressPrefix } from "./address-prefix";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:a:b:c:d", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2"],
  ["2001:db8::1:2:3:4", "2001:db8:0:0"],
  ["2001:db8::ffff:2:3:4", "2001:db8:0:0"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:db8:0:5::", "2001:db8:0:5"],
  ["2001::5:6:7:8:9:a", "2001:0:5:6"],
  ["::1", "0:0:0:0"],
])("%s is of the place %s, however its zeros are written", (address, place) => {
  expect(addressPrefix(address)).toBe(place);
});
