package org.apogee.cluster.tls;

import java.security.cert.CertificateParsingException;
import java.security.cert.X509Certificate;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.naming.InvalidNameException;
import javax.naming.ldap.LdapName;

/** The names of a certificate: its common name, and its alternative names for hosts. */
final class CertificateNames {
  private static final int DNS_NAME = 2;

  private CertificateNames() {}

  static boolean share(X509Certificate one, X509Certificate other) {
    return !Collections.disjoint(of(one), of(other));
  }

  private static Set<String> of(X509Certificate certificate) {
    var names = new HashSet<String>();
    try {
      new LdapName(certificate.getSubjectX500Principal().getName())
          .getRdns().stream()
              .filter(part -> part.getType().equalsIgnoreCase("CN"))
              .forEach(part -> names.add(part.getValue().toString()));
      var alternatives = certificate.getSubjectAlternativeNames();
      if (alternatives != null) {
        alternatives.stream()
            .filter(entry -> entry.getFirst() instanceof Integer kind && kind == DNS_NAME)
            .map(List::getLast)
            .forEach(name -> names.add(name.toString()));
      }
    } catch (InvalidNameException | CertificateParsingException unreadable) {
      return Set.of();
    }
    return names;
  }
}
