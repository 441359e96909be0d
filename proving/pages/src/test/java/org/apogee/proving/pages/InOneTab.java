package org.apogee.proving.pages;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;

/** Runs modules of the pages in a tab, on a page that draws nothing by itself. */
@ExtendWith(OnSite.class)
abstract class InOneTab {
  final Tab tab;
  private final Site site;

  InOneTab(Site site, Tab tab) {
    this.site = site;
    this.tab = tab.looking(1280, 900, "dark");
  }

  @BeforeEach
  void aPage() {
    tab.go(site.url("/rules"));
  }

  @AfterEach
  void close() {
    tab.close();
  }
}
