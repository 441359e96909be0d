package org.apogee.cluster.webhook;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PublicAddressesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.1.2.3",
        "10.255.0.1",
        "100.127.255.255",
        "127.0.0.1",
        "169.254.1.1",
        "172.31.255.255",
        "192.0.0.8",
        "192.168.0.1",
        "198.19.0.1",
        "203.0.113.7",
        "224.0.0.251",
        "255.255.255.255",
        "::",
        "::1",
        "::127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::a00:1",
        "2001::1",
        "2001:db8::1",
        "2002:a00:1::",
        "fd00::1",
        "fe80::1",
        "ff02::1"
      })
  void anAddressThatIsNotForEverybodyIsClosed(String address) throws Exception {
    assertThat(PublicAddresses.contain(InetAddress.getByName(address))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.1.1.1",
        "100.63.255.255",
        "100.128.0.1",
        "172.15.0.1",
        "172.32.0.1",
        "198.20.0.1",
        "223.255.255.255",
        "2606:4700::1111",
        "2a00:1450::1",
        "::ffff:8.8.8.8"
      })
  void anAddressOfTheInternetIsOpen(String address) throws Exception {
    assertThat(PublicAddresses.contain(InetAddress.getByName(address))).isTrue();
  }
}
