import { registry, ToolboxCategory } from 'blockly/core';

/** A drawer of the toolbox as a pebble with its picture; colours and pictures come from the style sheet. */
class PebbleCategory extends ToolboxCategory {
  /** Also in the horizontal toolbox of a phone, where Blockly leaves pictures out. */
  protected override createIconDom_(): Element {
    const icon = super.createIconDom_();
    icon.classList.add('pebble-icon');
    return icon;
  }

  // The pebble is coloured whole, so that no strip stands beside it.
  protected override addColourBorder_(): void {}

  override setSelected(selected: boolean): void {
    super.setSelected(selected);
    this.rowDiv_?.style.removeProperty('background-color');
  }
}

registry.register(registry.Type.TOOLBOX_ITEM, ToolboxCategory.registrationName, PebbleCategory, true);
